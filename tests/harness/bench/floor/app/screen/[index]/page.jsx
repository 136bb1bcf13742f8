import { replay } from '../../../recorded'

export default async function Screen({ params }) {
  const { index } = await params
  return <div dangerouslySetInnerHTML={{ __html: await replay(index) }} />
}
