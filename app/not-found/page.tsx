import { notFound } from 'next/navigation'

export { generateMetadata } from '../not-found'

/** The not-found screen under its own path, with status 404. */
export default function NotFoundPage() {
  notFound()
}
