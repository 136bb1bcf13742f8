import { redirect } from 'next/navigation'

export default function NestedDirectory() {
  redirect('/users')
}
