import { cn } from '@/components/ui/cn'
import { avatarInitial, avatarTone } from '@/components/ui/avatar-initial'

const tones = {
  leaf: 'bg-leaf-soft text-leaf-ink',
  gold: 'bg-gold-soft text-gold-ink',
  ember: 'bg-ember-soft text-ember-ink',
  berry: 'bg-berry-soft text-berry-ink',
  sky: 'bg-sky-soft text-sky-ink',
}

type AvatarProps = { username: string; src?: string | null; className?: string }

/** A user's picture, above their initial, which stays visible if the picture is missing or fails to load. */
export function Avatar({ username, src, className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'relative inline-grid size-11 shrink-0 place-items-center overflow-hidden rounded-full font-display',
        'text-lg font-semibold select-none',
        tones[avatarTone(username)],
        className,
      )}
    >
      {avatarInitial(username)}
      {/* With an empty alt text, a picture that fails to load shows no broken-image icon. */}
      {src && (
        <img src={src} alt="" loading="lazy" decoding="async" className="absolute inset-0 size-full object-cover" />
      )}
    </span>
  )
}
