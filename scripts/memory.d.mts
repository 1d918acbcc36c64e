interface Environment {
  DATABASE_URL?: string | undefined
}
export declare function serverFlags(env: Environment, megabytes?: number): readonly string[]
export declare const serverMemory: Readonly<Record<string, string>>
export declare const smallMegabytes: number
export declare function machineMegabytes(): number
