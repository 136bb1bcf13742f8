import { redirect } from 'next/navigation'

export default function UnknownDashboardPath() {
  redirect('/')
}
