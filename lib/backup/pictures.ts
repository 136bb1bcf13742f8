import 'server-only'
import type { Client } from 'pg'
import { pictureName } from '@/lib/backup/format'
import type { AddFile } from '@/lib/backup/archive'
import { files } from '@/lib/ports'
import type { Files } from '@/lib/ports/files/port'

/** A kind of stored picture: where its files are, which table names them, and where their addresses are kept. */
type Kind = {
  kind: string
  type: string
  files: () => Files
  /** The names of the files that must exist. */
  names: string
  /** Statements that replace a file's address; $1 is its name, $2 the new address. */
  move: string[]
}

export const pictureKinds: readonly Kind[] = [
  {
    kind: 'avatars',
    type: 'image/webp',
    files,
    names: 'SELECT "name" FROM "AvatarUpload" WHERE "url" IS NOT NULL AND "ownerId" IS NOT NULL ORDER BY "id"',
    move: [
      `UPDATE "User" SET "avatar" = $2 FROM "AvatarUpload" f
       WHERE f."name" = $1 AND "User"."avatar" = f."url" AND f."url" <> $2`,
      'UPDATE "AvatarUpload" SET "url" = $2 WHERE "name" = $1 AND "url" <> $2',
    ],
  },
]

/** The names of the stored pictures of a kind. */
export async function namesOf({ names }: Kind, client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(names)
  return rows.map(({ name }) => name)
}

/**
 * Adds the pictures that the snapshot names and that were not added before. Returns those whose files do not exist:
 * they were removed after the snapshot was taken, or are lost.
 */
export async function addPictures(client: Client, added: Set<string>, add: AddFile): Promise<string[]> {
  const missing: string[] = []
  for (const kind of pictureKinds) {
    for (const name of await namesOf(kind, client)) {
      const entry = pictureName(kind.kind, name)
      if (added.has(entry)) continue
      const bytes = await kind.files().load(name)
      if (!bytes) missing.push(entry)
      else {
        await add(entry, Buffer.from(bytes))
        added.add(entry)
      }
    }
  }
  return missing
}
