export { ProfileLoading as default } from '@/components/profile/profile-loading'
