import * as z from '@/lib/zod'

/** Input for removing a photo. */
export const removePhotoInput = z.strictObject({ taskId: z.string(), photoId: z.string() })
