import { planPrefix } from '@/components/offline/forget'

/** The plan that this tab keeps of the user; null if there is none or storage is unavailable. */
export function readPlanCopy(userId: string): string | null {
  try {
    return sessionStorage.getItem(planPrefix + userId)
  } catch {
    return null
  }
}

/** Keeps the plan in this tab, or removes it if null. */
export function writePlanCopy(userId: string, plan: string | null): void {
  try {
    // First, so that a full storage keeps no outdated plan.
    sessionStorage.removeItem(planPrefix + userId)
    if (plan !== null) sessionStorage.setItem(planPrefix + userId, plan)
  } catch {
    // Private window or full storage: the plan is still on the screen.
  }
}
