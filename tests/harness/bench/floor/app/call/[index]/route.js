import { replay } from '../../../recorded'

export async function GET(_request, { params }) {
  const { index } = await params
  return Response.json(await replay(index))
}
