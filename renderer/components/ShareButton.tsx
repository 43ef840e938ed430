import Share2 from 'lucide-react/icons/share-2'
import { buttonLooks } from './links.tsx'

/** A button that shares the page or copies its address. Only a script shows it (`client/copy.ts`). */
export function ShareButton({ children }: { children: string }) {
  return (
    <p hidden className="share">
      <button type="button" className={`${buttonLooks.outlined} cursor-pointer`}>
        <Share2 size={18} aria-hidden="true" />
        {children}
      </button>{' '}
      <span role="status" className="font-label text-small" />
    </p>
  )
}
