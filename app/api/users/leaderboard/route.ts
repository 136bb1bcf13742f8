export { GET } from '@/app/api/leaderboard/route'
