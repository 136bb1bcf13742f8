/**
 * Allows the page to be copied for when there is no network, and says whose it is. Render it last: a truncated page is
 * then not copied.
 */
export function KeptPage({ userId }: { userId: string }) {
  return <div hidden data-kept-for={userId} />
}
