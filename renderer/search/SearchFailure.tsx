import { buttonLooks } from '../components/links.tsx'

/** Says why there are no results, and offers to try again. */
export function SearchFailure({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4 px-5 py-5">
      <p role="status">{reason}</p>
      <button type="button" onClick={onRetry} className={`${buttonLooks.outlined} cursor-pointer`}>
        Try again
      </button>
    </div>
  )
}
