import { useQuery } from '@tanstack/react-query'
import { callApi } from '#platform/web/lib/api.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { saveJson } from '#platform/web/lib/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { getRewardProof } from '#wagons/token/rewards/contract/reward-lists.ts'
import * as text from './wallet-section.en.ts'

const day = dateText({ dateStyle: 'long' })

/** The learner's entry in the latest reward list, with its proof; null without one. */
export function useRewardProof() {
  return useQuery({
    queryKey: ['reward-proof'],
    // The page asks first, then the section.
    staleTime: 5_000,
    queryFn: async () => (await callApi<typeof getRewardProof>('GET', '/api/reward-proof')).proof,
  })
}

export function RewardProofNote() {
  const { data: proof } = useRewardProof()
  if (!proof) return null
  return (
    <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-5">
      <p>
        {text.rewardListed(day(proof.madeAt))}{' '}
        <span className="font-mono wrap-anywhere">{proof.value[0]}</span>
      </p>
      <Button look="outline" onClick={() => saveJson('edutrain-reward-proof.json', proof)}>
        {text.saveProof}
      </Button>
    </div>
  )
}
