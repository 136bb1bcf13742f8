export type Form = Readonly<Record<string, string>>

/** The text fields of a form that was sent; none if the body is not a form. */
export async function readForm(request: Request): Promise<Form> {
  const form = await request.formData().catch(() => new FormData())
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
