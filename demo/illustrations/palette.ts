export const rose = '#f9d5df'
export const roseLight = '#fdf4f6'
export const blush = '#eeb3c4'
export const deepRose = '#d97f95'
export const wine = '#9c4a62'
export const plum = '#4a2a38'
export const ink = '#17120f'
export const paper = '#fffdfc'
export const sage = '#b9c4ae'
export const moss = '#6f7f66'
export const forest = '#47543f'
export const clay = '#d99a7c'
export const terracotta = '#b9714f'
export const sand = '#eaded2'
export const cream = '#f8efe6'
export const honey = '#f1c79a'

export interface Skin {
  base: string
  shade: string
  deep: string
  lip: string
  cheek: string
}

export const porcelain: Skin = { base: '#f6d3bd', shade: '#e6b097', deep: '#a5664d', lip: '#cf6f78', cheek: '#ec8f93' }
export const peach: Skin = { base: '#efc09c', shade: '#d99b75', deep: '#925439', lip: '#c4605f', cheek: '#e07f74' }
export const olive: Skin = { base: '#d9a37a', shade: '#bd8159', deep: '#7a4529', lip: '#b2524e', cheek: '#cf6f5c' }
export const amber: Skin = { base: '#b97f58', shade: '#98613f', deep: '#5a321d', lip: '#9a413d', cheek: '#b4543f' }
export const umber: Skin = { base: '#8a573b', shade: '#6d4029', deep: '#3a1f13', lip: '#84332f', cheek: '#a0452f' }
export const ebony: Skin = { base: '#67402e', shade: '#4e2e20', deep: '#28150d', lip: '#7a2f30', cheek: '#8c3a2c' }

export interface Hair {
  base: string
  light: string
  dark: string
}

export const brown: Hair = { base: '#5b3626', light: '#84543c', dark: '#40241a' }
export const black: Hair = { base: '#2a1c1a', light: '#553a35', dark: '#170f0e' }
export const grey: Hair = { base: '#b9b2ae', light: '#ded9d5', dark: '#948c88' }
export const white: Hair = { base: '#e6e0db', light: '#fbf8f5', dark: '#c6bdb6' }
export const ginger: Hair = { base: '#b9623a', light: '#df9163', dark: '#93472a' }
export const auburn: Hair = { base: '#7d3b2c', light: '#a95d45', dark: '#5b281e' }

/** Mixes two hexadecimal colours; `share` is the fraction of `to`. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, i: number) => Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16)
  const mixed = [0, 1, 2].map((i) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
