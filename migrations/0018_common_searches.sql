-- Whether so many articles hold what is searched for (and in their titles has, and has not) that reading them in the list's own order
-- soon fills a page: what the planner expects, which is right for common words. Words too rare for its statistics it takes for up to one
-- article in two hundred.
CREATE FUNCTION is_common_search(asked tsquery, title_has tsquery, title_lacks tsquery) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  condition text := format('search @@ %L::tsquery', asked);
  plan json;
BEGIN
  IF title_has IS NOT NULL THEN
    condition := condition || format(' AND ts_filter(search, ''{a}'') @@ %L::tsquery', title_has);
  END IF;
  IF title_lacks IS NOT NULL THEN
    condition := condition || format(' AND NOT ts_filter(search, ''{a}'') @@ %L::tsquery', title_lacks);
  END IF;
  EXECUTE 'EXPLAIN (FORMAT JSON) SELECT FROM articles WHERE ' || condition INTO plan;
  RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8
    > (SELECT greatest(6000, reltuples * 0.03) FROM pg_class WHERE oid = 'articles'::regclass);
END $$;
