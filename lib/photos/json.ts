/** A photo beside a solution, without its bytes. */
export type PhotoJson = {
  id: string
  /** In pixels. */
  width: number
  height: number
  /** Size of the stored image, in bytes. */
  bytes: number
}

/** What a screen needs of a photo. */
export type PhotoView = Pick<PhotoJson, 'id' | 'width' | 'height'>

/** The address of a photo, or of its thumbnail. */
export function photoPath(taskId: string, photoId: string, size: 'large' | 'small' = 'large'): string {
  return `/api/tasks/${taskId}/photos/${photoId}${size === 'small' ? '?size=small' : ''}`
}
