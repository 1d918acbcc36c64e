export interface WorkLimits {
  atOnce: number
  fromOneAddress: number
}

interface Place {
  readonly address: string
  state: 'outside' | 'waiting' | 'inside' | 'left'
  begin(): void
}

export interface WorkPlace {
  /** resolves once there is a free place, or once the waiting client has disconnected */
  enter(): Promise<void>
  leave(): void
}

/**
 * Places for work, granted in the order of requests. An address that already has its maximum is skipped. A waiting
 * request takes little memory and a running one much, so only a few run at once.
 */
export function createWorkPlaces({ atOnce, fromOneAddress }: WorkLimits): { placeFor(address: string): WorkPlace } {
  const waiting = new Set<Place>()
  const inside = new Map<string, number>()
  let count = 0

  const isFree = (address: string): boolean => count < atOnce && (inside.get(address) ?? 0) < fromOneAddress

  function begin(place: Place): void {
    place.state = 'inside'
    count += 1
    inside.set(place.address, (inside.get(place.address) ?? 0) + 1)
    place.begin()
  }

  function end({ address }: Place): void {
    count -= 1
    const left = (inside.get(address) ?? 1) - 1
    if (left > 0) inside.set(address, left)
    else inside.delete(address)
    // Use a new event loop turn: the embedded database answers within one turn, and network events would wait for all requests.
    if (waiting.size > 0) setImmediate(admitWaiting)
  }

  function admitWaiting(): void {
    for (const next of waiting) {
      if (count >= atOnce) return
      if (!isFree(next.address)) continue
      waiting.delete(next)
      begin(next)
    }
  }

  return {
    placeFor(address) {
      const place: Place = { address, state: 'outside', begin: () => {} }
      return {
        async enter() {
          if (place.state !== 'outside') return
          if (isFree(address)) return begin(place)
          place.state = 'waiting'
          waiting.add(place)
          await new Promise<void>((resolve) => {
            place.begin = resolve
          })
        },
        leave() {
          const { state } = place
          place.state = 'left'
          if (state === 'inside') end(place)
          if (state !== 'waiting') return
          waiting.delete(place)
          place.begin()
        },
      }
    },
  }
}
