import { config } from 'zod'
import { messageOf } from '@/lib/i18n/message'

config({
  // What a schema has no words of its own for is told by where it is, not in the library's terms.
  customError: ({ code, path, keys }) => {
    if (code === 'unrecognized_keys') return messageOf('common.leaveOut', { names: (keys as string[]).join(', ') })
    return path?.length ? messageOf('common.checkField', { name: path.join('.') }) : messageOf('common.invalidInput')
  },
  // It would try whether it may compile code, which our content security policy refuses and reports.
  jitless: typeof window !== 'undefined',
})

// Name by name, not as one object, so that what a page does not use is not sent to it.
export * from 'zod'
