import { redirect } from 'next/navigation'

export default function UnknownPath() {
  redirect('/dashboard')
}
