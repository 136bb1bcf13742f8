import { notFound } from 'next/navigation'

/** The not-found screen under its own address, with the status that it says. */
export default function NotFoundPage() {
  notFound()
}
