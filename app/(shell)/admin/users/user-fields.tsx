'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useId, useState } from 'react'
import { Field } from '@/components/form/field'
import { PasswordInput } from '@/components/form/password-input'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { languageNames, locales } from '@/lib/i18n/locale'
import { longestReason, maxPoints, maxStreak, shortestPassword } from '@/lib/users/limits'
import { memberLevels } from '@/lib/users/level'
import { longestUsername } from '@/lib/users/username'
import { SuggestPassword } from './suggest-password'
import type { UserActionForm } from './user-action-form'

type UserFieldsProps = {
  form: UserActionForm
  /** When editing a user, a blank password keeps the old one, and changed points may have a reason. */
  isExisting?: boolean
  /** The viewer's own account, whose password and role cannot be changed here. */
  isOwn?: boolean
  arePointsNew?: boolean
}

/** The fields of a user, for creating and editing. */
export function UserFields({ form, isExisting = false, isOwn = false, arePointsNew = false }: UserFieldsProps) {
  const t = useTranslations('manageUsers')
  const { register, values, set, errorOf } = form
  const [suggested, setSuggested] = useState<string | null>(null)
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <Field label={t('username')} error={errorOf('username')} className="col-span-2">
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            maxLength={longestUsername * 2}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {!isOwn && (
        <div className="col-span-2 space-y-2">
          <Field
            label={isExisting ? t('newPassword') : t('password')}
            hint={isExisting ? t('passwordBlank') : t('passwordHint', { length: shortestPassword })}
            error={errorOf('password')}
          >
            {(control) => (
              <PasswordInput {...control} value={values.password} onChange={(password) => set('password', password)} />
            )}
          </Field>
          <SuggestPassword
            suggested={suggested !== null && values.password === suggested ? suggested : null}
            onSuggest={(password) => {
              setSuggested(password)
              set('password', password)
            }}
          />
        </div>
      )}
      <Field label={t('points')} error={errorOf('points')}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            step={1}
            min={0}
            max={maxPoints}
            {...register('points')}
          />
        )}
      </Field>
      <Field label={t('streak')} error={errorOf('streak')}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            step={1}
            min={0}
            max={maxStreak}
            {...register('streak')}
          />
        )}
      </Field>
      {arePointsNew && (
        <Field label={t('reason')} hint={t('reasonHint')} error={errorOf('reason')} className="col-span-2">
          {(control) => <Input {...control} {...register('reason')} maxLength={longestReason} />}
        </Field>
      )}
      <Field label={t('level')} hint={t('levelHint')} error={errorOf('level')} className="col-span-2">
        {(control) => (
          <Select {...control} {...register('level')}>
            {memberLevels.map((level) => (
              <option key={level} value={level}>
                {t(`levels.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('language')} hint={t('languageHint')} error={errorOf('language')} className="col-span-2">
        {(control) => (
          <Select {...control} {...register('language')}>
            <option value="">{t('languageUnchosen')}</option>
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {languageNames[locale]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('email')} hint={t('emailHint')} error={errorOf('email')} className="col-span-2">
        {(control) => <Input {...control} type="email" {...register('email')} autoComplete="off" />}
      </Field>
      {isOwn ? (
        <p className="col-span-2 text-base text-muted sm:text-sm">
          {t('ownAccountHint')}{' '}
          <Link href="/profile" className="underline underline-offset-4">
            {t('toProfile')}
          </Link>
        </p>
      ) : (
        <RoleField isAdmin={values.isAdmin} onChange={(isAdmin) => set('isAdmin', isAdmin)} />
      )}
    </div>
  )
}

function RoleField({ isAdmin, onChange }: { isAdmin: boolean; onChange: (isAdmin: boolean) => void }) {
  const t = useTranslations('manageUsers')
  const id = useId()
  return (
    <div className="col-span-2 flex items-start gap-3">
      <Checkbox
        id={id}
        aria-describedby={`${id}-says`}
        checked={isAdmin}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <Label htmlFor={id}>{t('isAdmin')}</Label>
        <p id={`${id}-says`} className="text-base text-muted sm:text-sm">
          {t('isAdminHint')}
        </p>
      </div>
    </div>
  )
}
