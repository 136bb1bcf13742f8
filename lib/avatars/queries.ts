import 'server-only'
import { isAvatarName } from '@/lib/avatars/file'
import { AppError } from '@/lib/errors'
import { files } from '@/lib/ports'

/**
 * The picture that Laurel serves under this name. Its name is the key to it, as with any store of public files, so
 * nobody is asked who they are. Throws AppError not_found when there is none.
 */
export async function readAvatar(name: string): Promise<Uint8Array> {
  const bytes = isAvatarName(name) ? await files().read(name) : null
  if (!bytes) throw new AppError('not_found', 'common.notFound')
  return bytes
}
