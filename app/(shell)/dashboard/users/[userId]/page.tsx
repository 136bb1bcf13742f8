import { redirect } from 'next/navigation'

type Props = { params: Promise<{ userId: string }> }

export default async function NestedProfile({ params }: Props) {
  redirect(`/users/${encodeURIComponent((await params).userId)}`)
}
