import { useQuery } from '@tanstack/react-query'
import { openIdentity } from '#features/identity/web/session.ts'
import type { Body } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { worthRetrying } from '#platform/web/lib/api/back-off.ts'
import type { enterClassroom, getClassroom, hostClassroom } from '#wagons/classroom/contract/classroom.ts'

export type Figure = Body<typeof enterClassroom>

/** @throws ApiError */
export async function fetchLearnersTicket(moduleNumber: number, figure: Figure) {
  await openIdentity()
  return callApi<typeof enterClassroom>('POST', '/api/modules/:moduleNumber/classroom/tickets', {
    params: { moduleNumber },
    body: figure,
  })
}

/** Opens the class, or comes back to it. @throws ApiError */
export async function fetchHostsTicket(moduleNumber: number, nickname: string) {
  await openIdentity()
  return callApi<typeof hostClassroom>('POST', '/api/operator/classrooms/:moduleNumber/tickets', {
    params: { moduleNumber },
    body: { nickname },
  })
}

/** On the page's own host, as everything else. */
export function openClassSocket(path: string): WebSocket {
  const address = new URL(path, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return new WebSocket(address)
}

/** Who is there now, as seen from the door: asked again while it is looked at. */
export const useClassroom = (moduleNumber: number, isAtDoor: boolean) =>
  useQuery({
    queryKey: ['classroom', moduleNumber],
    queryFn: async () => {
      const { classroom } = await callApi<typeof getClassroom>(
        'GET',
        '/api/modules/:moduleNumber/classroom',
        { params: { moduleNumber }, token: null },
      )
      return classroom
    },
    enabled: isAtDoor,
    retry: worthRetrying,
    staleTime: 5_000,
    refetchInterval: 20_000,
  })
