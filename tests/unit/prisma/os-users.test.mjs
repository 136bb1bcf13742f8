import { parseUsers } from '../../../prisma/system/os-users.mjs'

test("reads the system's users, including one with a negative id", () => {
  const passwd = 'root:x:0:0:root:/root:/bin/sh\nnobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false\n'
  expect(parseUsers(passwd)).toEqual([
    { name: 'root', uid: 0, gid: 0, home: '/root' },
    { name: 'nobody', uid: 4294967294, gid: 4294967294, home: '/var/empty' },
  ])
})
