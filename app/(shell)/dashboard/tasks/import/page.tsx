import { redirect } from 'next/navigation'

export default function DashboardImportPage() {
  redirect('/admin/import')
}
