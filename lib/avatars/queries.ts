import 'server-only'
import { isAvatarName } from '@/lib/avatars/file'
import { AppError } from '@/lib/errors'
import { files } from '@/lib/ports'

/**
 * The stored picture with this name. The unguessable name grants access, as in any public file store, so there is no
 * authorisation. Throws AppError not_found.
 */
export async function readAvatar(name: string): Promise<Uint8Array> {
  const bytes = isAvatarName(name) ? await files().read(name) : null
  if (!bytes) throw new AppError('not_found', 'common.notFound')
  return bytes
}
