import { redirect } from 'next/navigation'

export default function NoTaskNamed() {
  redirect('/dashboard')
}
