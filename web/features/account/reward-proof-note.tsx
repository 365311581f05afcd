import { useQuery } from '@tanstack/react-query'
import type { getRewardProof, RewardProof } from '#contract/reward-lists.ts'
import { callApi } from '#web/lib/api.ts'
import { pageLanguage } from '#web/lib/page-language.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import * as text from './reward-proof.en.ts'

const day = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'long' })

/** The learner's entry in the latest reward list, with its proof; null for whoever is not in it. */
export function useRewardProof() {
  return useQuery({
    queryKey: ['reward-proof'],
    // The page asks whether it is known, and then the section asks for it.
    staleTime: 5_000,
    queryFn: async () => (await callApi<typeof getRewardProof>('GET', '/api/reward-proof')).proof,
  })
}

/** That the learner is on the reward list, with the proof as a file; nothing for whoever is not. */
export function RewardProofNote() {
  const { data: proof } = useRewardProof()
  if (!proof) return null
  return (
    <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-5">
      <p>
        {text.listed(day.format(proof.madeAt))}{' '}
        <span className="font-mono wrap-anywhere">{proof.value[0]}</span>
      </p>
      <Button look="outline" onClick={() => save(proof)}>
        {text.saveProof}
      </Button>
    </div>
  )
}

const save = (proof: RewardProof) =>
  saveFile('edutrain-reward-proof.json', JSON.stringify(proof, null, 2), 'application/json')
