export { GET } from '@/app/api/users/[userId]/tasks/route'
