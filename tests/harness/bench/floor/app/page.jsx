export default function EmptyPage() {
  return <p>Nothing.</p>
}
