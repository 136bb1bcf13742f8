import account from './account.json'
import activity from './activity.json'
import apiDocs from './api-docs.json'
import appeals from './appeals.json'
import avatar from './avatar.json'
import backup from './backup.json'
import calendar from './calendar.json'
import common from './common.json'
import dashboard from './dashboard.json'
import decision from './decision.json'
import digest from './digest.json'
import emails from './emails.json'
import evaluation from './evaluation.json'
import evaluator from './evaluator.json'
import expectations from './expectations.json'
import fallback from './fallback.json'
import findings from './findings.json'
import firstRun from './first-run.json'
import form from './form.json'
import imports from './imports.json'
import install from './install.json'
import jobs from './jobs.json'
import leaderboard from './leaderboard.json'
import leaves from './leaves.json'
import library from './library.json'
import login from './login.json'
import manageRewards from './manage-rewards.json'
import manageTasks from './manage-tasks.json'
import manageUsers from './manage-users.json'
import offline from './offline.json'
import planning from './planning.json'
import moment from './moment.json'
import pauses from './pauses.json'
import photos from './photos.json'
import pictures from './pictures.json'
import profile from './profile.json'
import proof from './proof.json'
import recurring from './recurring.json'
import reminders from './reminders.json'
import review from './review.json'
import setup from './setup.json'
import rewards from './rewards.json'
import shell from './shell.json'
import submission from './submission.json'
import task from './task.json'
import taskPrompt from './task-prompt.json'
import tasks from './tasks.json'
import tokens from './tokens.json'
import users from './users.json'
import week from './week.json'

/** The English catalogues; other languages have the same keys. */
export const en = {
  account,
  activity,
  apiDocs,
  appeals,
  avatar,
  backup,
  calendar,
  common,
  dashboard,
  decision,
  digest,
  emails,
  evaluation,
  evaluator,
  expectations,
  fallback,
  findings,
  firstRun,
  form,
  imports,
  install,
  jobs,
  leaderboard,
  leaves,
  library,
  login,
  manageRewards,
  manageTasks,
  manageUsers,
  offline,
  planning,
  moment,
  pauses,
  photos,
  pictures,
  profile,
  proof,
  recurring,
  reminders,
  review,
  setup,
  rewards,
  shell,
  submission,
  task,
  taskPrompt,
  tasks,
  tokens,
  users,
  week,
}
