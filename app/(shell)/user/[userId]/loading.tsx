export { default } from '@/app/(shell)/profile/loading'
