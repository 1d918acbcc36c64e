-- Whether so many articles hold what is searched for that reading them in the list's own order soon fills a page: what the planner
-- expects, which is right for common words. Words too rare for its statistics it takes for up to one article in two hundred.
CREATE FUNCTION is_common_search(asked tsquery) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  plan json;
BEGIN
  EXECUTE format('EXPLAIN (FORMAT JSON) SELECT FROM articles WHERE search @@ %L::tsquery', asked) INTO plan;
  RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8
    > (SELECT greatest(6000, reltuples * 0.03) FROM pg_class WHERE oid = 'articles'::regclass);
END $$;
