import { config } from 'zod'
import { messageOf } from '@/lib/i18n/message'

config({
  // Errors without a message of their own name the path, not the library's terms.
  customError: ({ code, path, keys }) => {
    if (code === 'unrecognized_keys') return messageOf('common.leaveOut', { names: (keys as string[]).join(', ') })
    return path?.length ? messageOf('common.checkField', { name: path.join('.') }) : messageOf('common.invalidInput')
  },
  // Zod would test whether it may compile code, which the content security policy blocks and reports.
  jitless: typeof window !== 'undefined',
})

// Named exports instead of one object, so that bundlers can drop what a page does not use.
export * from 'zod'
