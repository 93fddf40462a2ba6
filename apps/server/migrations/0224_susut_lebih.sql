-- How far a loss is beyond what is allowed: several kadar came back at once, and what one of them
-- might have lost allows nothing to another.
alter table susut add column lebih_mg bigint;
