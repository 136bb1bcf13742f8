'use server'

import { action } from '@/lib/http/action'
import { removePhoto } from '@/lib/photos/commands'
import { removePhotoInput } from '@/lib/photos/schema'

export const removePhotoAction = action(removePhotoInput, removePhoto)
