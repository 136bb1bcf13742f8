import { isWorkerMessage } from '@/components/offline/worker/message'

const keep = { kind: 'keep', path: '/dashboard', isChanged: false, linked: [], files: ['/a.js'], language: 'en' }

test.each([keep, { kind: 'forget', except: null }, { kind: 'forget', except: 'somebody' }])(
  '%j is a message of a page',
  (message) => expect(isWorkerMessage(message)).toBe(true),
)

test.each([null, 'keep', {}, { kind: 'forget' }, { ...keep, linked: [1] }, { ...keep, path: undefined }])(
  '%j is none',
  (message) => expect(isWorkerMessage(message)).toBe(false),
)
