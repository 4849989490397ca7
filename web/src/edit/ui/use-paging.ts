import { useState } from 'react';

export interface Paging {
  /** 1-based. */
  page: number;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

export function usePaging(first: number): Paging {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(first);
  return {
    page,
    size,
    onPage: setPage,
    onSize: (next) => {
      setSize(next);
      setPage(1);
    },
  };
}
