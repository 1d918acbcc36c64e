export interface Upload {
  /** key of the upload and of its call: repeated calls create one medium */
  key: string
  file: File
  state: 'waiting' | 'sending' | 'added' | 'failed'
  percent: number
  fault?: string
}

type Change = Partial<Pick<Upload, 'state' | 'percent' | 'fault'>>
type Action =
  | { act: 'add'; files: readonly File[] }
  | { act: 'change'; key: string; change: Change }
  | { act: 'forget'; key: string }

export const changeUpload = (key: string, change: Change): Action => ({ act: 'change', key, change })

export function uploadsReducer(uploads: readonly Upload[], action: Action): readonly Upload[] {
  switch (action.act) {
    case 'add':
      return [
        ...uploads.filter(({ state }) => state !== 'added'),
        ...action.files.map((file): Upload => ({ key: crypto.randomUUID(), file, state: 'waiting', percent: 0 })),
      ]
    case 'change':
      return uploads.map((upload) => (upload.key === action.key ? { ...upload, ...action.change } : upload))
    case 'forget':
      return uploads.filter(({ key }) => key !== action.key)
  }
}
