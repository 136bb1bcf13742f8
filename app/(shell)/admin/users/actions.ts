'use server'

import { action } from '@/lib/http/action'
import { createUser, deleteUser, updateUser } from '@/lib/users/commands'
import { createUserSchema, updateUserInput, userIdSchema } from '@/lib/users/schema'

export const createUserAction = action(createUserSchema, createUser)
export const updateUserAction = action(updateUserInput, updateUser)
export const deleteUserAction = action(userIdSchema, deleteUser)
