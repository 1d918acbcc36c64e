export interface Author {
  uid: string
  name: string
  staff: boolean
}
