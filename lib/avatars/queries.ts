import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { isAvatarName } from '@/lib/avatars/file'
import { AppError } from '@/lib/errors'
import { files } from '@/lib/ports'
import type { Scope } from '@/lib/scope'

/** The stored picture with this name. Throws AppError not_found. */
export async function readAvatar(scope: Scope, { name }: { name: string }): Promise<Uint8Array> {
  authorize(scope.viewer, 'avatar:read')
  const bytes = isAvatarName(name) ? await files().read(name) : null
  if (!bytes) throw new AppError('not_found', 'common.notFound')
  return bytes
}
