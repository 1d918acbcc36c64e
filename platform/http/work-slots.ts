export interface WorkLimits {
  atOnce: number
  fromOneAddress: number
}

interface Slot {
  readonly address: string
  state: 'outside' | 'waiting' | 'inside' | 'left'
  begin(): void
}

export interface WorkSlot {
  /** resolves once there is a free slot, or once the waiting client has disconnected */
  enter(): Promise<void>
  leave(): void
}

/**
 * Slots for work, granted in the order of requests. An address that already has its maximum is skipped. A waiting
 * request takes little memory and a running one much, so only a few run at once.
 */
export function createWorkSlots({ atOnce, fromOneAddress }: WorkLimits): { slotFor(address: string): WorkSlot } {
  const waiting = new Set<Slot>()
  const inside = new Map<string, number>()
  let count = 0

  const isFree = (address: string): boolean => count < atOnce && (inside.get(address) ?? 0) < fromOneAddress

  function begin(slot: Slot): void {
    slot.state = 'inside'
    count += 1
    inside.set(slot.address, (inside.get(slot.address) ?? 0) + 1)
    slot.begin()
  }

  function end({ address }: Slot): void {
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
    slotFor(address) {
      const slot: Slot = { address, state: 'outside', begin: () => {} }
      return {
        async enter() {
          if (slot.state !== 'outside') return
          if (isFree(address)) return begin(slot)
          slot.state = 'waiting'
          waiting.add(slot)
          await new Promise<void>((resolve) => {
            slot.begin = resolve
          })
        },
        leave() {
          const { state } = slot
          slot.state = 'left'
          if (state === 'inside') end(slot)
          if (state !== 'waiting') return
          waiting.delete(slot)
          slot.begin()
        },
      }
    },
  }
}
