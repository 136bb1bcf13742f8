/** Allows the page to be copied for when there is no network, and says whose it is. Ends the page's content. */
export function KeptPage({ userId }: { userId: string }) {
  return <div hidden data-kept-for={userId} />
}
