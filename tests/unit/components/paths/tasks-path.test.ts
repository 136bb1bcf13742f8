import { tasksPath } from '@/components/paths/tasks-path'

test.each([
  [{ tab: 'upcoming', query: '', sort: 'oldest', page: 1 }, '/dashboard/tasks'],
  [{ tab: 'upcoming', query: '', sort: 'newest', page: 1 }, '/dashboard/tasks?sort=newest'],
  [{ tab: 'past', query: '', sort: 'oldest', page: 3 }, '/dashboard/tasks?tab=past&sort=oldest&page=3'],
  [{ tab: 'today', query: 'a&b=c', sort: 'newest', page: 1 }, '/dashboard/tasks?tab=today&q=a%26b%3Dc'],
] as const)('%j is at %s', (choice, path) => expect(tasksPath(choice)).toBe(path))
