const counted = (count: number, unit: string) => `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`

/** What the directory and every place that names a user say. */
export const users = {
  notFoundTitle: 'User Not Found',
  notFound: "The user you're looking for doesn't exist or may have been removed.",
  toDirectory: 'See all family members',
  directory: 'Family Members',
  none: 'No users found',
  error: 'Error',
  loadFailed: 'Failed to load users',
  fetchFailed: 'Failed to fetch users',
  admin: 'Admin',
  points: (count: number) => counted(count, 'point'),
  dayStreak: (days: number) => `${days.toLocaleString('en-US')} day streak`,
  loading: 'Loading family members...',
} as const

/** What a profile says. */
export const profile = {
  mine: 'My Profile',
  of: (username: string) => `${username}'s Profile`,
  administrator: 'Administrator',
  member: 'Family Member',
  rank: (position: number) => (position > 0 ? `Rank #${position}` : 'Not Ranked'),
  level: {
    starting: 'Your level is Starting: a few clear sentences of your own are enough.',
    growing: 'Your level is Growing: tell it so that someone who was not there can picture it.',
    sure: 'Your level is Sure: tell it with details and reasons.',
  },
  totalPoints: 'Total Points',
  dayStreak: 'Day Streak',
  completedTasks: 'Completed Tasks',
  completionRate: 'Completion Rate',
  loading: 'Loading profile...',
  rankFailed: 'Failed to fetch rank',
  weeksFailed: 'Failed to fetch points per week',
  activityFailed: 'Failed to fetch active days',
  historyFailed: 'Failed to fetch points history',

  tasks: 'Tasks',
  noTasks: 'No tasks yet',

  weeks: 'Points per week',
  weeksHint: (points: number) => `${counted(points, 'point')} in the last 12 weeks`,
  week: (from: string, to: string, points: number) => `${from} to ${to}: ${counted(points, 'point')}`,
  thisWeek: 'This week',

  activeDays: 'Active days',
  activeHint: (days: number) => `${counted(days, 'day')} with a task completed in the last 12 weeks`,
  weekOf: (day: string) => `Week of ${day}`,
  dayCompleted: (day: string, count: number) => `${day}: ${counted(count, 'task')} completed`,
  dayEmpty: (day: string) => `${day}: nothing completed`,

  history: 'Points history',
  historyHint: 'Every point you have, where it came from, and your total so far.',
  historyHintOf: (username: string) => `Every point ${username} has, where it came from, and the total so far.`,
  noHistory: 'No points yet',
  countsFor: (day: string) => `counts for ${day}`,
} as const
